import { NODE, type Forest } from './forest.js'

/**
 * A forest as a file, little-endian: classes, roots, nodes, leaves as 32-bit
 * integers; the roots as integers; the nodes as 32-bit floats; the shares of
 * each leaf as bytes, 255 for 1.
 */
const HEADER = 16

/** @public for scripts/data/surfaces, which grows the forest */
export function encodeForest({ classes, roots, nodes, guesses }: Forest): Buffer {
  const counts = [classes, roots.length, nodes.length / NODE, guesses.length / classes]
  return Buffer.concat([
    Buffer.from(Int32Array.from(counts).buffer),
    Buffer.from(roots.buffer),
    Buffer.from(nodes.buffer),
    Buffer.from(guesses.map((share) => Math.round(share * 255))),
  ])
}

export function decodeForest(file: Buffer): Forest {
  const integer = (at: number) => file.readInt32LE(at)
  const [classes, trees, count, leaves] = [0, 4, 8, 12].map(integer)
  const nodesAt = HEADER + trees * 4
  const leavesAt = nodesAt + count * NODE * 4
  if (file.length !== leavesAt + leaves * classes) throw new Error('The forest is cut short')
  return {
    classes,
    roots: Int32Array.from({ length: trees }, (_, tree) => integer(HEADER + tree * 4)),
    nodes: Float32Array.from({ length: count * NODE }, (_, at) =>
      file.readFloatLE(nodesAt + at * 4)
    ),
    guesses: Float32Array.from(file.subarray(leavesAt), (byte) => byte / 255),
  }
}
