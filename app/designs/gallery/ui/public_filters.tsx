import type { ReactNode } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import type { PublicFilter } from '#app/designs/gallery/public_filter'
import { ColorChoice } from '#app/designs/looks/ui/color_choice'
import { lookLabelOf } from '#app/designs/looks/ui/look_words'
import { DesignerMark, OptionSection, TileGroup } from '#app/designs/looks/ui/option_tiles'
import { RoomChoice } from '#app/designs/looks/ui/room_choice'
import { ThemePicture } from '#app/designs/looks/ui/theme_picture'
import type { PublicLooks } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { Sheet } from '#app/kit/overlay/sheet'

/** A column on wide screens, a sheet behind a button on small ones. */
export function FilterPanel({ children, ...props }: FilterPanelProps) {
  const isBeside = useMediaQuery('(width >= 1024px)')
  const isEmpty = Object.values(props.looks).every((options) => options.length === 0)
  if (isEmpty) return null

  return (
    <div className="flex flex-wrap items-center gap-3 lg:block">
      <div className="lg:hidden">
        <Sheet title="Filter" trigger={<Button icon={SlidersHorizontal}>Filter</Button>}>
          {!isBeside && <PublicFilters {...props} />}
        </Sheet>
      </div>
      {children}
      <section aria-label="Filter" className="max-lg:hidden">
        <PublicFilters {...props} />
      </section>
    </div>
  )
}

interface FilterPanelProps extends PublicFiltersProps {
  /** beside the button, or above the column */
  children: ReactNode
}

interface PublicFiltersProps {
  looks: PublicLooks
  value: PublicFilter
  onChange: (change: Partial<PublicFilter>) => void
}

/** Offers only what at least one public design has. */
function PublicFilters({ looks, value, onChange }: PublicFiltersProps) {
  const { room_types: rooms, themes, designers, colors } = looks
  const { room, theme, designer, color } = value

  return (
    <>
      {rooms.length > 0 && (
        <OptionSection label="Room" value={lookLabelOf(rooms, room)} isOpenAtFirst>
          <RoomChoice
            isNarrow
            rooms={rooms}
            value={room}
            onChange={(id) => onChange({ room: id })}
          />
        </OptionSection>
      )}
      {themes.length > 0 && (
        <OptionSection label="Theme" value={lookLabelOf(themes, theme)} isOpenAtFirst>
          <TileGroup
            label="Theme"
            options={themes}
            value={theme}
            onChange={(id) => onChange({ theme: id })}
            picture={({ id, swatches }) => (
              <ThemePicture themeId={id} swatches={swatches} className="size-full" />
            )}
          />
        </OptionSection>
      )}
      {designers.length > 0 && (
        <OptionSection label="In the style of" value={lookLabelOf(designers, designer)}>
          <TileGroup
            label="In the style of"
            options={designers}
            value={designer}
            onChange={(id) => onChange({ designer: id })}
            picture={({ label, swatches }) => (
              <DesignerMark name={label} swatches={swatches} className="size-full" />
            )}
          />
        </OptionSection>
      )}
      {colors.length > 0 && (
        <OptionSection label="Color" value={lookLabelOf(colors, color)}>
          <ColorChoice
            isSingle
            colors={colors}
            value={color ? [color] : []}
            onChange={([id]) => onChange({ color: id ?? null })}
          />
        </OptionSection>
      )}
    </>
  )
}
