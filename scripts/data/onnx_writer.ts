/**
 * Writes the few parts of an ONNX file that small convolutional networks need. Field numbers:
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
export interface Attribute {
  name: string
  value: number | number[] | string
}

/** An input or output of the graph. */
export interface Port {
  name: string
  /** strings name dynamic dimensions */
  shape: (number | string)[]
}

const TENSOR_FLOAT = 1
const TENSOR_UINT8 = 2
const TENSOR_HALF = 10
const ATTRIBUTE_INT = 2
const ATTRIBUTE_STRING = 3
const ATTRIBUTE_INTS = 7

export function node(
  operator: string,
  inputs: string[],
  output: string | string[],
  attributes: Attribute[] = []
): Buffer {
  const outputs = [output].flat()
  return bytes(
    1,
    Buffer.concat([
      ...inputs.map((input) => bytes(1, input)),
      ...outputs.map((one) => bytes(2, one)),
      bytes(3, outputs[0]),
      bytes(4, operator),
      ...attributes.map((one) => bytes(5, attribute(one))),
    ])
  )
}

export function initializer(
  name: string,
  shape: number[],
  values: Float32Array | Uint8Array
): Buffer {
  const type = values instanceof Uint8Array ? TENSOR_UINT8 : TENSOR_FLOAT
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const dimensions = shape.map((size) => integer(1, size))
  return bytes(5, Buffer.concat([...dimensions, integer(2, type), bytes(8, name), bytes(9, raw)]))
}

/** Stores numbers in 16 bits; a `Cast` makes floats of them. */
export function halfInitializer(name: string, shape: number[], values: Float32Array): Buffer {
  const raw = Buffer.from(Float16Array.from(values).buffer)
  const dimensions = shape.map((size) => integer(1, size))
  const head = [...dimensions, integer(2, TENSOR_HALF), bytes(8, name)]
  return bytes(5, Buffer.concat([...head, bytes(9, raw)]))
}

/** @param channels of the one input and the one output, both `[1, channels, height, width]` */
export function model(parts: Buffer[], input: string, output: string, channels: number): Buffer {
  return modelBetween(
    parts,
    { name: input, shape: [1, channels, 'height', 'width'] },
    { name: output, shape: [1, channels, 'output_height', 'output_width'] }
  )
}

export function modelBetween(parts: Buffer[], input: Port, output: Port): Buffer {
  const graph = Buffer.concat([...parts, bytes(2, 'graph'), port(11, input), port(12, output)])
  const operators = Buffer.concat([bytes(1, ''), integer(2, 17)])
  return Buffer.concat([integer(1, 8), bytes(7, graph), bytes(8, operators)])
}

function port(field: number, { name, shape }: Port): Buffer {
  const sizes = shape.map((size) =>
    bytes(1, typeof size === 'string' ? bytes(2, size) : integer(1, size))
  )
  const tensor = Buffer.concat([integer(1, TENSOR_FLOAT), bytes(2, Buffer.concat(sizes))])
  return bytes(field, Buffer.concat([bytes(1, name), bytes(2, bytes(1, tensor))]))
}

function attribute({ name, value }: Attribute): Buffer {
  if (typeof value === 'number')
    return Buffer.concat([bytes(1, name), integer(3, value), integer(20, ATTRIBUTE_INT)])
  if (typeof value === 'string')
    return Buffer.concat([bytes(1, name), bytes(4, value), integer(20, ATTRIBUTE_STRING)])
  const numbers = value.map((one) => integer(8, one))
  return Buffer.concat([bytes(1, name), ...numbers, integer(20, ATTRIBUTE_INTS)])
}

/** A protobuf field of wire type 2. */
function bytes(field: number, content: Buffer | string): Buffer {
  const body = Buffer.from(content)
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body])
}

/** A protobuf field of wire type 0. */
function integer(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)])
}

function varint(value: number): Buffer {
  const out: number[] = []
  let rest = value
  while (rest > 127) {
    out.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...out, rest])
}
