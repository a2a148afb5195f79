import { errors as vineErrors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { MAX_DOCUMENT_BYTES } from '#app/properties/contract/documents'

export const documentRefusals = {
  missing: () => invalidFile('Choose a PDF.'),
  type: () => HttpError.unsupportedMediaType('We take PDF files.'),
  bytes: () =>
    HttpError.tooLarge(`A document may have up to ${MAX_DOCUMENT_BYTES / 1024 / 1024} MB.`),
  damaged: () => invalidFile('This PDF is damaged or incomplete. Save it again, then upload it.'),
  encrypted: () =>
    invalidFile('This PDF is protected with a password. Save it without one, then upload it.'),
}

function invalidFile(message: string) {
  return new vineErrors.E_VALIDATION_ERROR([{ field: 'file', message, rule: 'document' }])
}
