import { useRef, useState } from 'react'
import { Download, FileText } from 'lucide-react'
import type { Data } from '#data'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { useCall } from '#app/kit/calls/use_call'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useLocale } from '#app/kit/hooks/use_reader'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { documentsContent } from '#app/properties/documents/document_options'
import { PartFrame } from '#app/properties/parts/ui/part_frame'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import { documentWords } from '#app/properties/documents/ui/document_words'
import { tellSight } from '#app/properties/sights/ui/guest_sights'

type Document = Data.Properties.Documents.Document

export function PropertyDocuments() {
  const { property, documents: given } = useShownListing()
  const { title } = documentsContent(property.components.documents?.content)
  const [asked, setAsked] = useState<ReadonlyMap<string, Document>>(new Map())
  if (!given.length) return null
  const documents = given.map((document) => asked.get(document.id) ?? document)
  const isAskable = documents.some(({ access }) => access === 'closed')
  return (
    <PartFrame
      part="documents"
      title={title || 'Documents'}
      lead={isAskable && 'If you request one, the realtor gets your name and email.'}
    >
      <ul id="documents" className="scroll-mt-28 border-t border-line">
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            slug={property.slug}
            onAsked={(answer) => setAsked((now) => new Map(now).set(answer.id, answer))}
          />
        ))}
      </ul>
    </PartFrame>
  )
}

interface DocumentRowProps {
  document: Document
  slug: string
  /** @param answer the document as it is now */
  onAsked: (answer: Document) => void
}

function DocumentRow({ document, slug, onAsked }: DocumentRowProps) {
  const locale = useLocale()
  const { run, isRunning, refusal } = useCall()
  const ask = async () => {
    const params = { document: document.id }
    const answer = await run(() => answered(api.api.api.documentRequests.store({ params })))
    if (answer) onAsked(answer.document)
  }
  const row = useRef<HTMLLIElement>(null)
  useAfterSignIn(`request ${document.id}`, () => {
    if (document.access === 'closed') void ask()
    // the visit that signed them in still scrolls to the top
    requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'center' }))
  })
  return (
    <li ref={row} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
      <FileText size={22} strokeWidth={1.25} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="break-words">
          {document.name}
        </p>
        <p className="num text-13 text-muted">{documentWords(document, locale)}</p>
        {refusal && (
          <p role="alert" className="mt-1 text-13 text-danger">
            {refusal.message}
          </p>
        )}
      </div>
      <Access document={document} slug={slug} isAsking={isRunning} onAsk={() => void ask()} />
    </li>
  )
}

interface AccessProps extends Omit<DocumentRowProps, 'onAsked'> {
  isAsking: boolean
  onAsk: () => void
}

function Access({ document: { id, name, access, url }, slug, isAsking, onAsk }: AccessProps) {
  const isSignedIn = useAccount() !== null
  if (url) {
    return (
      <a
        href={url}
        download
        onClick={() => tellSight({ document: id })}
        aria-label={`Download ${name}`}
        className={buttonStyle({ size: 'sm' })}
      >
        <Download size={18} strokeWidth={1.5} aria-hidden />
        Download
      </a>
    )
  }
  if (!isSignedIn) {
    return (
      <ButtonLink
        href={`/properties/${slug}/documents`}
        onClick={() => keepForSignIn(`request ${id}`)}
        size="sm"
        aria-label={`Sign in to request ${name}`}
      >
        Sign in to request
      </ButtonLink>
    )
  }
  return (
    <div role="status" className="shrink-0">
      {access === 'closed' ? (
        <Button size="sm" aria-label={`Request ${name}`} isLoading={isAsking} onClick={onAsk}>
          Request
        </Button>
      ) : (
        <p className="text-13 text-muted">
          {access === 'waiting' ? 'Requested. We’ll tell you once it’s answered.' : 'Not shared'}
        </p>
      )}
    </div>
  )
}
