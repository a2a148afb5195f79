/** An operation of a Core ML program, with its inputs by name. */
export interface Operation {
  type: string
  /** names of values; a list has several */
  inputs: Map<string, string[]>
  outputs: Port[]
}

export interface Port {
  name: string
  shape: number[]
}

export interface Constant {
  shape: number[]
  /** numbers, or one word */
  values: number[] | Float32Array | string
}

export interface Program {
  operations: Operation[]
  constants: Map<string, Constant>
}

/** Field numbers: https://github.com/apple/coremltools/tree/main/mlmodel/format (Model and MIL). */
const MODEL_PROGRAM = 502
const TENSOR_FIELDS = { floats: 1, ints: 2, bools: 3, words: 4, bytes: 7 }
/** of a blob's header, before the length and place of its data */
const BLOB_LENGTH_AT = 8
const BLOB_DATA_AT = 16

/** Two files of a Core ML package. */
export interface StoredProgram {
  /** `model.mlmodel` */
  model: Buffer
  /** `weights/weight.bin` */
  weights: Buffer
}

/** The one function of a Core ML package whose numbers are 16-bit. */
export function readProgram({ model, weights }: StoredProgram): Program {
  const [[, main]] = entries(part(model, MODEL_PROGRAM), 2)
  const [[, block]] = entries(main, 3)
  const operations: Operation[] = []
  const constants = new Map<string, Constant>()
  for (const bytes of parts(block, 3)) {
    const operation = readOperation(bytes)
    if (operation.type !== 'const') {
      operations.push(operation)
      continue
    }
    const value = new Map(entries(bytes, 5)).get('val')
    if (!value) throw new Error(`${operation.outputs[0].name} has no value`)
    constants.set(operation.outputs[0].name, readConstant(value, weights))
  }
  return { operations, constants }
}

function readOperation(bytes: Buffer): Operation {
  const inputs = entries(bytes, 2).map(([name, argument]): [string, string[]] => [
    name,
    parts(argument, 1).flatMap((binding) => parts(binding, 1).map(String)),
  ])
  const outputs = parts(bytes, 3).map((port) => ({
    name: String(part(port, 1)),
    shape: shapeOf(part(port, 2)),
  }))
  return { type: String(part(bytes, 1)), inputs: new Map(inputs), outputs }
}

function readConstant(value: Buffer, blobs: Buffer): Constant {
  const shape = shapeOf(part(value, 2))
  const [stored] = parts(value, 5)
  if (stored) {
    const [offset] = numbers(stored, 2)
    const length = Number(blobs.readBigUInt64LE(offset + BLOB_LENGTH_AT))
    const start = Number(blobs.readBigUInt64LE(offset + BLOB_DATA_AT))
    return { shape, values: halves(blobs.subarray(start, start + length)) }
  }
  const tensor = part(part(value, 3), 1)
  const [[field, content]] = fields(tensor)
  if (typeof content === 'bigint') throw new Error('A tensor is no number')
  switch (field) {
    case TENSOR_FIELDS.bytes:
      return { shape, values: halves(part(content, 1)) }
    case TENSOR_FIELDS.words:
      return { shape, values: String(part(content, 1)) }
    case TENSOR_FIELDS.ints:
    case TENSOR_FIELDS.bools:
      return { shape, values: numbers(content, 1) }
    default:
      throw new Error(`Tensors of field ${field} aren't read`)
  }
}

function shapeOf(type: Buffer): number[] {
  const [tensor] = parts(type, 1)
  if (!tensor) return []
  return parts(tensor, 3).map((dimension) => numbers(part(dimension, 1), 1)[0])
}

function halves(bytes: Buffer): Float32Array {
  return Float32Array.from(
    new Float16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  )
}

/** Of a map: its keys and values. */
function entries(bytes: Buffer, field: number): [string, Buffer][] {
  return parts(bytes, field).map((entry) => [String(part(entry, 1)), part(entry, 2)])
}

function part(bytes: Buffer, field: number): Buffer {
  const [first] = parts(bytes, field)
  if (!first) throw new Error(`Field ${field} is missing`)
  return first
}

function parts(bytes: Buffer, field: number): Buffer[] {
  return fields(bytes).flatMap(([number, content]) =>
    number === field && typeof content !== 'bigint' ? [content] : []
  )
}

/** Whole numbers, whether packed or not. */
function numbers(bytes: Buffer, field: number): number[] {
  return fields(bytes).flatMap(([number, content]) => {
    if (number !== field) return []
    if (typeof content === 'bigint') return [Number(BigInt.asIntN(64, content))]
    const found: number[] = []
    for (let at = 0; at < content.length;) {
      const [value, next] = varint(content, at)
      found.push(Number(BigInt.asIntN(64, value)))
      at = next
    }
    return found
  })
}

/** The fields of a protobuf message: whole numbers, or bytes. */
function fields(bytes: Buffer): [field: number, content: bigint | Buffer][] {
  const found: [number, bigint | Buffer][] = []
  for (let at = 0; at < bytes.length;) {
    const [key, afterKey] = varint(bytes, at)
    const [value, afterValue] = varint(bytes, afterKey)
    const wire = Number(key & 7n)
    if (wire !== 0 && wire !== 2) throw new Error(`Wire type ${wire} isn't read`)
    const end = wire === 2 ? afterValue + Number(value) : afterValue
    found.push([Number(key >> 3n), wire === 2 ? bytes.subarray(afterValue, end) : value])
    at = end
  }
  return found
}

function varint(bytes: Buffer, start: number): [value: bigint, next: number] {
  let value = 0n
  for (let at = start, shift = 0n; ; at++, shift += 7n) {
    value |= BigInt(bytes[at] & 127) << shift
    if (bytes[at] < 128) return [value, at + 1]
  }
}
