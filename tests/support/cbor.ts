type Value = number | string | Buffer | Map<number | string, Value>

const UNSIGNED = 0
const NEGATIVE = 1
const BYTES = 2
const TEXT = 3
const MAP = 5

/** The subset of CBOR (RFC 8949) that authenticators write. */
export function cbor(value: Value): Buffer {
  if (typeof value === 'number')
    return value < 0 ? head(NEGATIVE, -1 - value) : head(UNSIGNED, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(BYTES, value.length), value])
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([head(TEXT, text.length), text])
  }
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)])
  return Buffer.concat([head(MAP, value.size), ...entries])
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  if (size < 256) return Buffer.from([(type << 5) | 24, size])
  return Buffer.from([(type << 5) | 25, size >> 8, size & 255])
}
