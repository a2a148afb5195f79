export interface Region {
  size: number
  neighbours: Neighbour[]
}

export interface Neighbour {
  region: number
  border: number
  contrast: number
}
