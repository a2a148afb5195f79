/** What can be chosen for a design; keys as the specification names them on the wire. */
export interface DesignOptions {
  roomType: string | null
  designer: string | null
  location: string | null
  theme: string | null
  /** ids of named colours */
  colors: string[]
  /** in the person's own words */
  customPrompt: string | null
}
