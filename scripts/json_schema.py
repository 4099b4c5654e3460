"""As much of JSON Schema, draft 7, as scripts/schemas use; a key that is not known here is an error."""

TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
}
NOTES = {"$schema", "title"}


def faults(value, schema, place="$"):
    """Everything in which a value is not what a schema says, a sentence each."""
    for key, rule in schema.items():
        if key in NOTES or key == "properties":
            continue
        elif key == "type":
            if not TYPES[rule](value):
                yield f"{place} is no {rule}"
                return
        elif key == "const":
            if value != rule:
                yield f"{place} is not {rule!r}"
        elif key == "enum":
            if value not in rule:
                yield f"{place} is none of {rule}"
        elif key == "minimum":
            if value < rule:
                yield f"{place} is below {rule}"
        elif key in ("minItems", "minLength", "minProperties"):
            if len(value) < rule:
                yield f"{place} has less than {rule}"
        elif key == "maxLength":
            if len(value) > rule:
                yield f"{place} has more than {rule}"
        elif key == "required":
            for name in rule:
                if name not in value:
                    yield f"{place} has no {name}"
        elif key == "propertyNames":
            for name in value:
                yield from faults(name, rule, f"{place}, the key {name!r}")
        elif key == "additionalProperties":
            for name, part in value.items():
                if name in schema.get("properties", {}):
                    continue
                if rule is False:
                    yield f"{place} has {name}, which is not known"
                else:
                    yield from faults(part, rule, f"{place}.{name}")
        elif key == "items":
            for index, part in enumerate(value):
                yield from faults(part, rule, f"{place}[{index}]")
        else:
            raise NotImplementedError(f"the schema key {key}")
    for name, rule in schema.get("properties", {}).items():
        if isinstance(value, dict) and name in value:
            yield from faults(value[name], rule, f"{place}.{name}")
