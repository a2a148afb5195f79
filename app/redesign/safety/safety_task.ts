/** Side of the network's square input, in px. */
export const SIDE = 299

export interface SafetyThreadData {
  model: string
}

/** Probabilities that sum to 1, in the order of the network's output. */
export interface ContentClasses {
  drawing: number
  hentai: number
  neutral: number
  porn: number
  sexy: number
}
