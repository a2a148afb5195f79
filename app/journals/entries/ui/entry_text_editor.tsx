import { useEffect, useRef, useState } from 'react'
import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react'
import { Columns2, House, ImagePlus } from 'lucide-react'
import { isRichTextLink } from '#app/common/rich_text/rich_text'
import { richTextExtensions } from '#app/kit/form/rich_text/rich_text_extensions'
import { RichTextTool, RichTextToolbar } from '#app/kit/form/rich_text/rich_text_toolbar'
import { ACCEPTED_FILES } from '#app/kit/upload/upload_checks'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads } from '#app/kit/upload/use_uploads'
import {
  isEntryBody,
  isTooLong,
  readEntryBody,
  type EntryBody,
} from '#app/journals/entries/entry_body'
import { ENTRY_NODES } from '#app/journals/entries/ui/entry_nodes'
import { insertBlocks, type SlashChoice } from '#app/journals/entries/ui/slash_commands'
import { ResourcesContext, type KnownResources } from '#app/journals/entries/ui/known_resources'
import { SlashMenu } from '#app/journals/entries/ui/slash_menu'
import { SourceDialog, type EntrySources } from '#app/journals/entries/ui/source_dialog'

interface EntryTextEditorProps {
  value: EntryBody | null
  onChange: (value: EntryBody | null) => void
  resources: KnownResources
  sources: EntrySources
}

const isAllowed = (value: JSONContent) => isEmptyText(value) || isEntryBody(value)

/** A text with pictures and cards, written as it is read. */
export default function EntryTextEditor({
  value,
  onChange,
  resources,
  sources,
}: EntryTextEditorProps) {
  const [asked, setAsked] = useState<SlashChoice | null>(null)
  const [isFull, setFull] = useState(false)
  const onChangeNow = useRef(onChange)
  const takeFiles = useRef<(files: File[], at: number) => void>(() => {})
  useEffect(() => {
    onChangeNow.current = onChange
  })
  const editor = useEditor({
    extensions: richTextExtensions({
      isAllowedLink: isRichTextLink,
      isAllowed,
      onRefused: (written) => setFull(isTooLong(written)),
      own: ENTRY_NODES,
    }),
    content: value,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        'role': 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text',
        'class': 'journal-text min-h-[50dvh] py-6 outline-none',
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = picturesIn(event.dataTransfer)
        if (isMoved || !files.length) return false
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
        takeFiles.current(files, at ?? view.state.selection.from)
        return true
      },
      handlePaste: (view, event) => {
        const files = picturesIn(event.clipboardData)
        if (!files.length) return false
        takeFiles.current(files, view.state.selection.from)
        return true
      },
    },
    onUpdate: ({ editor: written }) => {
      setFull(false)
      onChangeNow.current(bodyOf(written))
    },
  })
  useEffect(() => {
    if (!editor || holds(editor, value)) return
    const { from } = editor.state.selection
    editor.commands.setContent(value, { emitUpdate: false })
    editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size))
  }, [editor, value])

  const insertAt = useRef<number | null>(null)
  useEffect(() => {
    if (!editor) return
    const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
      if (insertAt.current !== null) insertAt.current = transaction.mapping.map(insertAt.current)
    }
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor])
  const uploads = useUploads({
    purpose: 'journal',
    onUploaded: (image) => {
      resources.images.set(image.id, image)
      if (!editor) return
      const attrs = { image: image.id, alt: image.alt ?? '', caption: '', width: 'text' }
      insertBlocks(editor, [{ type: 'photo', attrs }], insertAt.current ?? undefined)
    },
  })
  useEffect(() => {
    takeFiles.current = (files, at) => {
      insertAt.current = at
      uploads.add(files)
    }
  })
  const input = useRef<HTMLInputElement>(null)
  const ask = (what: SlashChoice) => {
    if (what === 'photo') input.current?.click()
    else setAsked(what)
  }
  const insert = (block: JSONContent) => {
    setAsked(null)
    if (!editor) return
    insertBlocks(editor, [block])
    editor.commands.focus()
  }
  if (!editor) return null

  return (
    <ResourcesContext value={resources}>
      <div className="not-short:sticky top-14 z-10 bg-canvas">
        <div className="mx-auto max-w-[720px]">
          <RichTextToolbar editor={editor} isAllowedLink={isRichTextLink}>
            <RichTextTool label="Add photos" icon={ImagePlus} onClick={() => ask('photo')} />
            <RichTextTool
              label="Add a before and after"
              icon={Columns2}
              onClick={() => ask('compare')}
            />
            <RichTextTool label="Add a listing" icon={House} onClick={() => ask('listing')} />
          </RichTextToolbar>
          <p role="status" className="text-13 text-danger">
            {isFull && 'This entry is full. Continue in a new one.'}
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
        multiple
        hidden
        onChange={({ target }) => {
          takeFiles.current([...(target.files ?? [])], editor.state.selection.from)
          target.value = ''
        }}
      />
      <div className="relative">
        {editor.isEmpty && (
          <p
            aria-hidden
            className="journal-text pointer-events-none absolute inset-x-0 top-6 text-muted"
          >
            <span className="block">Write, or type / to add a photo, a before and after…</span>
          </p>
        )}
        <EditorContent editor={editor} />
        <SlashMenu editor={editor} onAsk={ask} />
      </div>
      <div className="mx-auto max-w-[680px]">
        <UploadList uploads={uploads} />
      </div>
      {asked && asked !== 'photo' && (
        <SourceDialog
          kind={asked}
          sources={sources}
          resources={resources}
          onChoose={insert}
          onClose={() => setAsked(null)}
        />
      )}
    </ResourcesContext>
  )
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}

/** Nothing but one empty paragraph. */
function isEmptyText({ content = [] }: JSONContent): boolean {
  const [first, ...others] = content
  return !others.length && first?.type === 'paragraph' && !first.content?.length
}

function bodyOf(editor: Editor): EntryBody | null {
  const written = editor.getJSON()
  return isEmptyText(written) ? null : readEntryBody(written)
}

function holds(editor: Editor, value: EntryBody | null): boolean {
  if (!value) return isEmptyText(editor.getJSON())
  return editor.schema.nodeFromJSON(value).eq(editor.state.doc)
}
