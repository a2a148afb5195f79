import { Link } from '@inertiajs/react'
import { ArrowRight, House, Images } from 'lucide-react'
import type { Data } from '#data'

/** Links from an article to designs and homes that show what it's about. */
export function OnVesta({ designs, homes }: Pick<Data.Wiki.Article, 'designs' | 'homes'>) {
  const ways = [
    { ...designs, what: 'Designs', Icon: Images },
    { ...homes, what: 'Homes', Icon: House },
  ]
  return (
    <section aria-labelledby="on-vesta" className="mt-14 max-w-[68ch]">
      <h2 id="on-vesta" className="label font-sans">
        See it on vesta
      </h2>
      <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-8">
        {ways.map(({ what, label, href, Icon }) => (
          <li key={what} className="border-t border-line">
            <Link href={href} className="group flex items-center gap-4 rounded-2 py-4">
              <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block text-13 text-muted">{what}</span>
                <span className="block group-hover:underline">{label}</span>
              </span>
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
