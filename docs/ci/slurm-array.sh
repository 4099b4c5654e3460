#!/bin/sh
# A sweep as a Slurm array: submit it with `sbatch docs/ci/slurm-array.sh`. All tasks write to one folder;
# submit the same array again to repeat failed tasks, finished cells are kept.
#SBATCH --array=0-7
#SBATCH --cpus-per-task=2
#SBATCH --exclusive
srun scrollbench sweep --vary radius=4..20:4 --vary rowHeight=44..92:8 --vary sectionSizes=1,4,16 \
  --output "$SLURM_SUBMIT_DIR/sweep"
