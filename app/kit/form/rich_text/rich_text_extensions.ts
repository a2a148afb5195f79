import { Extension, type Extensions, type JSONContent } from '@tiptap/react'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'

/** The nodes and marks of formatted text, with only the attributes we store. */
export function richTextExtensions(
  isAllowedLink: (href: string) => boolean,
  isAllowed: (value: JSONContent) => boolean
): Extensions {
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
      // the page undoes, here as in its other fields
      undoRedo: false,
      heading: { levels: [2, 3] },
    }),
    OwnLink.configure({
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => isAllowedLink(href),
      shouldAutoLink: (href) => isAllowedLink(href),
      HTMLAttributes: {},
    }),
    Extension.create({
      name: 'bounds',
      dispatchTransaction({ transaction, next }) {
        if (!transaction.docChanged || isAllowed(transaction.doc.toJSON())) next(transaction)
      },
    }),
  ]
}
