/** A piece of the picture that is labelled as a whole. */
export interface Region {
  /** pixels */
  size: number
  neighbours: Neighbour[]
}

export interface Neighbour {
  region: number
  /** shared pixels of the border */
  border: number
  /** mean difference of colour across it */
  contrast: number
}
