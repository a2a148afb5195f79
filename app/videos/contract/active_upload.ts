/** The specification's active upload, in percent. */
export interface ActiveUpload {
  videoSlug: string
  completed: number
}
