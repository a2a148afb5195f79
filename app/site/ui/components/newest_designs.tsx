import { ButtonLink } from '#app/kit/button/button_link'
import { PublicCard } from '#app/designs/ui/components/public/public_card'
import type { PublicDesign } from '#app/designs/ui/state/types'

export function NewestDesigns({ designs }: { designs: PublicDesign[] }) {
  return (
    <section className="page gutter mt-24 md:mt-32" aria-labelledby="designs">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="designs" className="text-28 md:text-36">
          Rooms, reimagined
        </h2>
        <ButtonLink href="/designs">All designs</ButtonLink>
      </div>
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {designs.map((design) => (
          <li key={design.id} className="min-w-0 md:last:odd:max-lg:hidden">
            <PublicCard design={design} level="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
