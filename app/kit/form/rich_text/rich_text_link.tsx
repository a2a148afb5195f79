import { useState } from 'react'
import type { Editor } from '@tiptap/react'
import { Button } from '#app/kit/button/button'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { FormDialog } from '#app/kit/overlay/form_dialog'

interface RichTextLinkProps {
  editor: Editor
  isAllowedLink: (href: string) => boolean
  onClose: () => void
}

/** Links the selected words; without a selection, inserts the URL itself. */
export function RichTextLink({ editor, isAllowedLink, onClose }: RichTextLinkProps) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string>()

  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const save = () => {
    const href = wholeAddress(address)
    if (!isAllowedLink(href)) {
      return setError('Enter a web address, such as https://example.com, or an email address.')
    }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    } else chain.setLink({ href })
    chain.run()
    onClose()
  }

  return (
    <FormDialog
      title={before ? 'Change link' : 'Add a link'}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit="Save link"
      noValidate
      secondary={before ? <Button onClick={remove}>Remove link</Button> : undefined}
      onSubmit={save}
    >
      <Field label="Address" error={error}>
        <Input
          value={address}
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com"
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

/** Completes `example.com` and `ava@example.com`. */
function wholeAddress(typed: string): string {
  const address = typed.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address}`
}
