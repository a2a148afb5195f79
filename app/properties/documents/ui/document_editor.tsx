import { useState } from 'react'
import { Download, X } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { IconButton, iconButtonStyle } from '#app/kit/button/icon_button'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Select } from '#app/kit/form/select'
import { Switch } from '#app/kit/form/switch'
import { useLocale } from '#app/kit/hooks/use_reader'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
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

interface DocumentEditorProps {
  document: ManagedDocument
  slug: string
}

/** Its changes are saved at once, not with the listing’s draft. */
export function DocumentEditor({ document, slug }: DocumentEditorProps) {
  const { id, url, requests } = document
  const locale = useLocale()
  const { run, refusal } = useCall()
  const [name, setName] = useState(document.name)
  const [isPublic, setPublic] = useState(document.is_public)
  const [kind, setKind] = useState(document.kind)
  const [isRemoving, setRemoving] = useState(false)

  const rename = async () => {
    const next = name.trim()
    if (!next) return setName(document.name)
    if (next === document.name) return
    if (await run(() => saveDocument(id, { name: next }).then(() => true))) {
      await refreshDocuments(slug)
    }
  }
  const classify = async (next: DocumentKind) => {
    const before = kind
    setKind(next)
    const saved = await run(() => saveDocument(id, { kind: next }).then(() => true))
    if (saved) await refreshDocuments(slug)
    else setKind(before)
  }
  const open = async (next: boolean) => {
    setPublic(next)
    const saved = await run(() => saveDocument(id, { is_public: next }).then(() => true))
    if (saved) await refreshDocuments(slug)
    else setPublic(!next)
  }
  const remove = async () => {
    if (await run(() => removeDocument(id).then(() => true))) await refreshDocuments(slug)
  }

  return (
    <li className="flex flex-col gap-4 rounded-6 border border-line bg-surface p-5">
      <div className="flex items-end gap-1">
        <div className="mr-1 min-w-0 flex-1">
          <Field label="Name of the document" error={refusal?.message}>
            <Input
              value={name}
              maxLength={MAX_DOCUMENT_NAME_CHARACTERS}
              placeholder="Energy certificate"
              onChange={(event) => setName(event.target.value)}
              onBlur={() => void rename()}
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
        <Select options={KINDS} value={kind} onChange={(next) => void classify(next)} />
      </Field>
      <Switch
        label="Anyone can download it"
        hint={isPublic ? undefined : 'Now only people whose request you accept.'}
        checked={isPublic}
        onChange={(event) => void open(event.target.checked)}
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
