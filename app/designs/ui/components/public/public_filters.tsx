import { ColorChoice } from '#app/designs/ui/components/options/color_choice'
import { DesignerMark } from '#app/designs/ui/components/options/designer_mark'
import { OptionSection } from '#app/designs/ui/components/options/option_section'
import { RoomChoice } from '#app/designs/ui/components/options/room_choice'
import { ThemePicture } from '#app/designs/ui/components/options/theme_picture'
import { TileGroup } from '#app/designs/ui/components/options/tile_group'
import type { PublicFilter } from '#app/designs/contract/public_filter'
import { labelOf } from '#app/designs/ui/state/look_words'
import type { PublicLooks } from '#app/designs/ui/state/types'

export interface PublicFiltersProps {
  looks: PublicLooks
  value: PublicFilter
  onChange: (change: Partial<PublicFilter>) => void
}

/** Offers only what at least one public design has. */
export function PublicFilters({ looks, value, onChange }: PublicFiltersProps) {
  const { room_types: rooms, themes, designers, colors } = looks
  const { room, theme, designer, color } = value

  return (
    <>
      {rooms.length > 0 && (
        <OptionSection label="Room" value={labelOf(rooms, room)} isOpenAtFirst>
          <RoomChoice isNarrow rooms={rooms} value={room} onChange={(id) => onChange({ room: id })} />
        </OptionSection>
      )}
      {themes.length > 0 && (
        <OptionSection label="Theme" value={labelOf(themes, theme)} isOpenAtFirst>
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
        <OptionSection label="In the style of" value={labelOf(designers, designer)}>
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
        <OptionSection label="Color" value={labelOf(colors, color)}>
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
