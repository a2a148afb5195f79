import { ButtonLink } from '#app/kit/button/button_link'
import { RoomScene } from '#app/designs/ui/components/options/room_scene'
import type { LookOption } from '#app/designs/ui/state/types'

export function RedesignLooks({ themes }: { themes: readonly LookOption[] }) {
  return (
    <section aria-labelledby="looks" className="page gutter mt-24 md:mt-32">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="looks" className="text-28 md:text-36">
          Choose from {themes.length} looks
        </h2>
        <ButtonLink href="/designs">See what others made</ButtonLink>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        {themes.map(({ id, label, description, swatches }) => (
          <li key={id}>
            <RoomScene swatches={swatches} className="aspect-4/3 w-full rounded-6" />
            <h3 className="mt-3 text-18">{label}</h3>
            <p className="mt-1 text-13 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
