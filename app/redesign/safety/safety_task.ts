/** The side of the square picture that the network looks at, in px. */
export const SIDE = 299

export interface SafetyThreadData {
  model: string
}

/** What a picture is, as probabilities whose sum is 1; in the order of the network's answer. */
export interface ContentClasses {
  drawing: number
  hentai: number
  neutral: number
  porn: number
  sexy: number
}
