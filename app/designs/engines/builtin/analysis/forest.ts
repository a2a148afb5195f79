/**
 * A random forest: each tree asks one feature after the other and ends in a
 * guess. Trees lie flat in one array, four numbers a node: feature (-1 at a
 * leaf), threshold, where to go on at or below it and above it; a leaf holds
 * the index of its guess in the third.
 */
export interface Forest {
  /** how many classes a guess tells of */
  classes: number
  /** first node of each tree */
  roots: Int32Array
  nodes: Float32Array
  /** `classes` shares a leaf, 0 to 1 */
  guesses: Float32Array
}

export const NODE = 4

/** The forest's mean guess, a share for each class. */
export function guess(forest: Forest, features: Float32Array): Float32Array {
  const { classes, roots, nodes, guesses } = forest
  const shares = new Float32Array(classes)
  for (const root of roots) {
    let at = root * NODE
    while (nodes[at] >= 0) {
      at = nodes[features[nodes[at]] <= nodes[at + 1] ? at + 2 : at + 3] * NODE
    }
    const leaf = nodes[at + 2] * classes
    for (let index = 0; index < classes; index++) shares[index] += guesses[leaf + index]
  }
  return shares.map((share) => share / roots.length)
}
