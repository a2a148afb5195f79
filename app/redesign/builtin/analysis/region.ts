export interface Region {
  size: number
  neighbors: Neighbor[]
}

export interface Neighbor {
  region: number
  border: number
  contrast: number
}
