import { errors as vineErrors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type { ActiveContent } from '#app/properties/documents/files/active_content'
import { MAX_DOCUMENT_BYTES } from '#app/properties/contract/documents'

const SAVE_PLAIN = 'Print it to a new PDF, then upload that.'

const ACTIVE: Record<ActiveContent, string> = {
  scripts: `This PDF contains scripts. ${SAVE_PLAIN}`,
  programs: `This PDF starts programs. ${SAVE_PLAIN}`,
  files: `This PDF holds or opens other files. ${SAVE_PLAIN}`,
  forms: `This PDF contains a form that sends data or runs scripts. ${SAVE_PLAIN}`,
  media: `This PDF contains sound or film. ${SAVE_PLAIN}`,
  links: `This PDF opens addresses by itself, or addresses that aren’t web pages. ${SAVE_PLAIN}`,
  unreadable: `We couldn’t check this PDF for scripts. ${SAVE_PLAIN}`,
}

export const documentRefusals = {
  active: (content: ActiveContent) => invalidFile(ACTIVE[content]),
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
