import { useState, type ReactNode } from 'react'
import { useEditorState, type Editor } from '@tiptap/react'
import { Toolbar } from '@base-ui/react/toolbar'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { RichTextLink } from '#app/kit/form/rich_text/rich_text_link'

interface RichTextToolbarProps {
  editor: Editor
  isAllowedLink: (href: string) => boolean
  /** more buttons, each a `RichTextTool` */
  children?: ReactNode
}

interface Tool {
  label: string
  icon: LucideIcon
  isOn: (editor: Editor) => boolean
  toggle: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Bulleted list',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

const ON = 'aria-pressed:bg-raised aria-pressed:text-ink'

/** One tab stop; arrow keys move between the tools. */
export function RichTextToolbar({ editor, isAllowedLink, children }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      tools: TOOLS.map(({ isOn }) => isOn(now)),
      link: now.isActive('link'),
    }),
  })

  return (
    <>
      <Toolbar.Root
        aria-label="Formatting"
        className="flex flex-wrap gap-0.5 border-b border-line p-1"
      >
        {TOOLS.map(({ label, icon, toggle }, index) => (
          <Toolbar.Button
            key={label}
            aria-pressed={on.tools[index]}
            onClick={() => toggle(editor)}
            render={<IconButton icon={icon} label={label} size="sm" className={ON} />}
          />
        ))}
        <Toolbar.Button
          aria-pressed={on.link}
          onClick={() => setLinking(true)}
          render={<IconButton icon={Link} label="Link" size="sm" className={ON} />}
        />
        {children}
      </Toolbar.Root>
      {isLinking && (
        <RichTextLink
          editor={editor}
          isAllowedLink={isAllowedLink}
          onClose={() => setLinking(false)}
        />
      )}
    </>
  )
}

interface RichTextToolProps {
  label: string
  icon: LucideIcon
  onClick: () => void
}

/** A button of the toolbar that does something once. */
export function RichTextTool({ label, icon, onClick }: RichTextToolProps) {
  return (
    <Toolbar.Button
      onClick={onClick}
      render={<IconButton icon={icon} label={label} size="sm" className={ON} />}
    />
  )
}
