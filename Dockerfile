# An image of a release: its tarball, the libraries and the fonts that it needs.
#   scripts/package . && docker build -t scrollbench .
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends libjemalloc2 libpangoft2-1.0-0 libpixman-1-0 libpng16-16 \
      libdw1 fonts-dejavu-core fonts-noto-core \
    && rm -rf /var/lib/apt/lists/*
ADD scrollbench-linux-x86_64.tar.gz /usr/local/
WORKDIR /work
CMD ["scrollbench"]
