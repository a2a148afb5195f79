import { Link } from '@inertiajs/react'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import { Photo } from '#app/kit/media/photo'
import type { Dream } from '#app/dreams/ui/dream_api'

const VISIBILITY = { private: null, link: 'Anyone with the link', public: 'Public' } as const

/** A board in a list: its cover, or its first wishes. */
export function DreamCard({ dream }: { dream: Dream }) {
  const wishes = dream.items.flatMap(({ kind, content }) =>
    kind === 'wish' && content.text ? [content.text] : []
  )
  const words = [
    countWords(dream.items_count, 'item'),
    dream.is_member ? VISIBILITY[dream.visibility] : `By ${dream.owner.name}`,
  ]
  return (
    <article className="group relative">
      {dream.cover ? (
        <Photo
          image={dream.cover}
          ratio="4/3"
          sizes="(width >= 1024px) 400px, (width >= 768px) 50vw, 100vw"
          alt=""
          className="rounded-6"
        />
      ) : (
        <div className="flex aspect-4/3 flex-col justify-center gap-2 overflow-hidden rounded-6 bg-raised p-7">
          {wishes.slice(0, 3).map((wish) => (
            <p key={wish} className="display truncate text-18 text-muted">
              {wish}
            </p>
          ))}
        </div>
      )}
      <div className="mt-3.5 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="truncate text-22">
            <Link
              dir="auto"
              href={`/dreams/${dream.id}`}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {dream.title}
            </Link>
          </h3>
          <p className="text-13 text-muted">{words.filter(Boolean).join(' · ')}</p>
        </div>
        {dream.members.length > 1 && (
          <ul aria-label="People on this board" className="flex -space-x-2">
            {dream.members.slice(0, 4).map((person) => (
              <li key={person.id}>
                <Avatar name={person.name} src={person.avatar} size="sm" isNamed />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
