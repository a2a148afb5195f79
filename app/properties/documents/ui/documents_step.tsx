import { useEffect, useRef } from 'react'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { UploadDrop } from '#app/kit/upload/upload_drop'
import { UploadList } from '#app/kit/upload/upload_list'
import { MAX_DOCUMENTS } from '#app/properties/documents/document_options'
import { DocumentEditor } from '#app/properties/documents/ui/document_editor'
import { useEditor } from '#app/properties/editor/ui/editor_context'
import { FieldPlace } from '#app/properties/editor/ui/editor_field'
import { PartText } from '#app/properties/editor/ui/part_section'
import { useListingDocuments } from '#app/properties/documents/ui/documents_api'

const PDF = { accept: 'application/pdf,.pdf', name: 'PDFs', note: 'PDF, up to 25\u00a0MB each' }

export function DocumentsStep() {
  const { session, state, documentUploads } = useEditor()
  const { data: documents, isError, refetch } = useListingDocuments(state.listing.slug)
  const list = useRef<HTMLUListElement>(null)
  const isLoaded = documents !== undefined
  useEffect(() => {
    if (isLoaded) list.current?.querySelector('[data-waiting]')?.scrollIntoView({ block: 'center' })
  }, [isLoaded])

  return (
    <>
      <p className="max-w-[60ch] text-muted">
        Everyone sees the names. A document stays closed until someone asks for it and you accept,
        unless you let anyone download it.
      </p>
      {isError && (
        <FailureState message="We couldn’t load the documents." onRetry={() => void refetch()} />
      )}
      {!documents && !isError && <LoadingRows what="the documents" />}
      {documents && documents.length > 0 && (
        <ul ref={list} className="flex flex-col gap-8">
          {documents.map((document) => (
            <DocumentEditor key={document.id} document={document} slug={state.listing.slug} />
          ))}
        </ul>
      )}
      {documents && documents.length < MAX_DOCUMENTS && (
        <UploadDrop onFiles={documentUploads.add} takesPaste={false} takes={PDF} />
      )}
      <UploadList uploads={documentUploads} />
      <FieldPlace name="part.documents">
        <PartText
          label="Title on the page"
          placeholder="Documents"
          value={state.draft.parts.documents.title}
          onChange={(title) => session.editPart('documents', { title })}
        />
      </FieldPlace>
    </>
  )
}
