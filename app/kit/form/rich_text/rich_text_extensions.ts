import { Extension, type Extensions, type JSONContent } from '@tiptap/react'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'

interface RichTextOptions {
  isAllowedLink: (href: string) => boolean
  isAllowed: (value: JSONContent) => boolean
  /** what a change would have made of the text, which stays as it was */
  onRefused?: (value: JSONContent) => void
  /** of a page that is one text: a document with blocks of its own, which undoes by itself */
  own?: Extensions
}

/** The nodes and marks of formatted text, with only the attributes we store. */
export function richTextExtensions({
  isAllowedLink,
  isAllowed,
  onRefused,
  own,
}: RichTextOptions): Extensions {
  const OwnLink = Link.extend({
    addAttributes: () => ({ href: { default: null } }),
  })
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      horizontalRule: false,
      link: false,
      strike: false,
      trailingNode: false,
      underline: false,
      // a page with other fields undoes, here as in them
      ...(own ? { document: false } : { undoRedo: false }),
      heading: { levels: [2, 3] },
    }),
    OwnLink.configure({
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isAllowedLink(href),
      shouldAutoLink: (href) => isAllowedLink(href),
      HTMLAttributes: {},
    }),
    ...(own ?? []),
    Extension.create({
      name: 'bounds',
      dispatchTransaction({ transaction, next }) {
        const written = transaction.docChanged ? transaction.doc.toJSON() : null
        if (!written || isAllowed(written)) next(transaction)
        else onRefused?.(written)
      },
    }),
  ]
}
