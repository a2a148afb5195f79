import { useState } from 'react'
import { Download, X } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { CallFailure, sentenceOf } from '#app/kit/calls/call_failure'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { Switch } from '#app/kit/form/switch'
import { useLocale } from '#app/kit/hooks/use_reader'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  MAX_DOCUMENT_NAME_CHARACTERS,
} from '#app/properties/documents/document_options'
import { documentWords } from '#app/properties/documents/ui/document_words'
import { DocumentRequests } from '#app/properties/documents/ui/document_requests'
import {
  refreshDocuments,
  removeDocument,
  saveDocument,
  type ManagedDocument,
} from '#app/properties/documents/ui/documents_api'

const KINDS = (Object.keys(DOCUMENT_KINDS) as DocumentKind[]).map((value) => ({
  value,
  label: DOCUMENT_KINDS[value],
}))

interface DocumentWish {
  name?: string
  kind?: DocumentKind
  is_public?: boolean
}

interface DocumentEditorProps {
  document: ManagedDocument
  slug: string
}

/** Its changes are saved at once, not with the listing’s draft. */
export function DocumentEditor({ document, slug }: DocumentEditorProps) {
  const { id, url, requests } = document
  const locale = useLocale()
  const [fault, setFault] = useState<string | null>(null)
  const [wanted, setWanted] = useState<DocumentWish>({})
  const [isRemoving, setRemoving] = useState(false)
  const { name, kind, is_public: isPublic } = { ...document, ...wanted }

  const change = async (wish: DocumentWish) => {
    setFault(null)
    setWanted((before) => ({ ...before, ...wish }))
    let isRefused = false
    try {
      await saveDocument(id, wish)
    } catch (error) {
      isRefused = !(error instanceof CallFailure && error.status === 404)
      if (isRefused) setFault(sentenceOf(error))
      else toast.error(sentenceOf(error))
    }
    await refreshDocuments(slug)
    // a refused name stays to be mended
    if (!isRefused || !wish.name) setWanted((before) => without(before, wish))
  }
  const rename = () => {
    const next = name.trim()
    if (next && next !== document.name) void change({ name: next })
    else setWanted(({ name: _, ...others }) => others)
  }
  const remove = async () => {
    setFault(null)
    try {
      await removeDocument(id)
    } catch (error) {
      setFault(sentenceOf(error))
    }
    await refreshDocuments(slug)
  }

  return (
    <li className="flex flex-col gap-4 rounded-6 border border-line bg-surface p-5">
      <div className="flex items-end gap-1">
        <div className="mr-1 min-w-0 flex-1">
          <Field label="Document name" error={fault ?? undefined}>
            <Input
              value={name}
              maxLength={MAX_DOCUMENT_NAME_CHARACTERS}
              placeholder="Energy certificate"
              onChange={(event) => setWanted({ ...wanted, name: event.target.value })}
              onBlur={rename}
            />
          </Field>
        </div>
        {url && (
          <a
            href={url}
            download
            aria-label={`Download ${document.name}`}
            className={iconButtonStyle({ size: 'md' })}
          >
            <Download size={20} strokeWidth={1.5} aria-hidden />
          </a>
        )}
        <IconButton icon={X} label={`Remove ${document.name}`} onClick={() => setRemoving(true)} />
      </div>
      <p className="num -mt-2 text-13 text-muted">{documentWords(document, locale)}</p>
      <Field label="Kind">
        <Select options={KINDS} value={kind} onChange={(next) => void change({ kind: next })} />
      </Field>
      <Switch
        label="Anyone can download it"
        hint={isPublic ? undefined : 'Now only people whose request you accept.'}
        checked={isPublic}
        onChange={(event) => void change({ is_public: event.target.checked })}
      />
      {requests.length > 0 && <DocumentRequests requests={requests} slug={slug} />}
      <ConfirmDialog
        title={`Remove ${isolated(document.name)}?`}
        confirmLabel="Remove document"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => void remove()}
      >
        Nobody can download it anymore, and its requests go with it.
      </ConfirmDialog>
    </li>
  )
}

function without(wanted: DocumentWish, answered: DocumentWish): DocumentWish {
  const left = Object.entries(wanted).filter(
    ([name, value]) => value !== answered[name as keyof DocumentWish]
  )
  return Object.fromEntries(left)
}
