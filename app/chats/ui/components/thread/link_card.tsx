import type { LinkPreview } from '#app/chats/ui/state/types'

export function LinkCard({ link }: { link: LinkPreview }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener nofollow ugc"
      className="group/card block w-80 max-w-full rounded-6 border border-line bg-surface px-4 py-3 text-ink"
    >
      <span dir="auto" className="block truncate text-12 text-muted">
        {link.site_name}
      </span>
      <span
        dir="auto"
        className="line-clamp-2 font-medium wrap-anywhere group-hover/card:underline group-hover/card:underline-offset-3"
      >
        {link.title}
      </span>
      {link.description && (
        <span dir="auto" className="mt-0.5 line-clamp-2 text-13 wrap-anywhere text-muted">
          {link.description}
        </span>
      )}
    </a>
  )
}
