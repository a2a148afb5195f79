import { Link } from '@inertiajs/react'
import type { WorkShown } from '#app/society/member_work'

/** A person's newest homes and designs, beside their name. */
export function WorkPictures({ work, name }: { work: readonly WorkShown[]; name: string }) {
  if (work.length === 0) return null
  return (
    <ul
      aria-label={`Work of ${name}`}
      className="flex gap-1.5 max-sm:order-last max-sm:basis-full max-sm:ps-16"
    >
      {work.map(({ title, url, picture }) => (
        <li key={url}>
          <Link href={url} aria-label={title} className="block rounded-2">
            <img
              src={picture}
              alt=""
              width={72}
              height={48}
              loading="lazy"
              className="h-12 w-18 rounded-2 bg-raised object-cover hover:opacity-85"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
