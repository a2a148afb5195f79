import { fileURLToPath } from 'node:url'

export const MODELS_FOLDER = fileURLToPath(new URL('../../../resources/models/', import.meta.url))
