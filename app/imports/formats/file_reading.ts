import { errors } from '@vinejs/vine'

interface Refusal {
  field: string
  message: string
}

/** What a thread answers about a file; refusals as data, because their class doesn't travel. */
export type FileReading<Answer> = { answer: Answer } | { refused: Refusal[] }

/** @param read may throw E_VALIDATION_ERROR */
export async function readingOf<Answer>(
  read: () => Answer | Promise<Answer>
): Promise<FileReading<Answer>> {
  try {
    return { answer: await read() }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { refused: error.messages }
  }
}
