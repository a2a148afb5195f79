import { useEffect, useRef } from 'react'
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import { useFieldControl } from '#app/kit/form/field_context'
import { controlStyle } from '#app/kit/form/control_style'
import { richTextExtensions } from '#app/kit/form/rich_text/rich_text_extensions'
import { RichTextToolbar } from '#app/kit/form/rich_text/rich_text_toolbar'

export interface RichTextEditorProps {
  /** null for no text */
  value: JSONContent | null
  onChange: (value: JSONContent | null) => void
  isAllowedLink: (href: string) => boolean
  /** Changes refused here, typed or pasted, don’t happen. */
  isAllowed: (value: JSONContent) => boolean
}

export default function RichTextEditor({
  value,
  onChange,
  isAllowedLink,
  isAllowed,
}: RichTextEditorProps) {
  const control = useFieldControl()
  const onChangeNow = useRef(onChange)
  useEffect(() => {
    onChangeNow.current = onChange
  })
  const editor = useEditor({
    extensions: richTextExtensions({ isAllowedLink, isAllowed }),
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: { attributes: attributesOf(control) },
    onUpdate: ({ editor: written }) => onChangeNow.current(contentOf(written)),
  })
  useEffect(() => {
    if (editor && !holds(editor, value)) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const attributes = JSON.stringify(attributesOf(control))
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(attributes) } })
  }, [editor, attributes])

  return (
    <div
      className={controlStyle({
        size: 'free',
        isFramed: true,
        className:
          'flex-col items-stretch overflow-clip has-[.tiptap:focus]:outline-2 has-[.tiptap:focus]:outline-offset-2 has-[.tiptap:focus]:outline-brass',
      })}
    >
      {editor && <RichTextToolbar editor={editor} isAllowedLink={isAllowedLink} />}
      <EditorContent editor={editor} />
    </div>
  )
}

function attributesOf(control: ReturnType<typeof useFieldControl>): Record<string, string> {
  const known = {
    ...control,
    'aria-invalid': control['aria-invalid'] && 'true',
    'role': 'textbox',
    'aria-multiline': 'true',
    'class': 'rich-text min-h-60 max-h-[50dvh] overflow-y-auto px-4 py-3 outline-none',
  }
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, given]) => (given ? [[name, given]] : []))
  )
}

function contentOf(editor: Editor): JSONContent | null {
  return editor.isEmpty ? null : editor.getJSON()
}

function holds(editor: Editor, value: JSONContent | null): boolean {
  if (!value) return editor.isEmpty
  return editor.schema.nodeFromJSON(value).eq(editor.state.doc)
}
