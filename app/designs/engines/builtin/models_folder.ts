import { fileURLToPath } from 'node:url'

/** Where the networks lie: the same way from the sources and from what is built of them. */
export const MODELS_FOLDER = fileURLToPath(
  new URL('../../../../resources/models/', import.meta.url)
)
