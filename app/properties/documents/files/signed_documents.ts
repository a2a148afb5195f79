import { SignedFiles } from '#app/media/serving/signed_files'

export const DOCUMENT_FILES_PATH = '/documents/files/'

const WINDOW_SECONDS = 5 * 60

/** Short, because whoever may no longer read a document keeps the address they were given. */
export const signedDocuments = new SignedFiles({
  folder: 'documents',
  path: DOCUMENT_FILES_PATH,
  purpose: 'document files',
  windowSeconds: { public: WINDOW_SECONDS, private: WINDOW_SECONDS },
  contentType: 'application/pdf',
})
