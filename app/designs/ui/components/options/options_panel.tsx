import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'
import { ColorChoice } from '#app/designs/ui/components/options/color_choice'
import { DesignerMark } from '#app/designs/ui/components/options/designer_mark'
import { OptionSection } from '#app/designs/ui/components/options/option_section'
import { PlaceScene } from '#app/designs/ui/components/options/place_scene'
import { RoomChoice } from '#app/designs/ui/components/options/room_choice'
import { ThemePicture } from '#app/designs/ui/components/options/theme_picture'
import { TileGroup } from '#app/designs/ui/components/options/tile_group'
import { MAX_WISH_CHARACTERS } from '#app/designs/contract/limits'
import type { DesignOptions, Engine, Looks } from '#app/designs/ui/state/types'
import { labelOf } from '#app/designs/ui/state/look_words'

interface OptionsPanelProps {
  engine: Engine
  looks: Looks
  options: DesignOptions
  choose: (change: Partial<DesignOptions>) => void
  /** a look for several rooms leaves the room open */
  isForOneRoom?: boolean
}

export function OptionsPanel({
  engine,
  looks,
  options,
  choose,
  isForOneRoom = true,
}: OptionsPanelProps) {
  const { roomType, theme, designer, location, colors, customPrompt } = options
  const offers = (option: keyof DesignOptions) => engine.options.includes(option)

  return (
    <div className="flex flex-col">
      {isForOneRoom && offers('roomType') && (
        <OptionSection label="Room" value={labelOf(looks.room_types, roomType)} isOpenAtFirst>
          <RoomChoice
            rooms={looks.room_types}
            value={roomType}
            onChange={(value) => choose({ roomType: value })}
          />
        </OptionSection>
      )}
      {offers('theme') && (
        <OptionSection label="Theme" value={labelOf(looks.themes, theme)} isOpenAtFirst>
          <TileGroup
            label="Theme"
            options={looks.themes}
            value={theme}
            onChange={(value) => choose({ theme: value })}
            picture={({ id, swatches }) => (
              <ThemePicture themeId={id} swatches={swatches} className="size-full" />
            )}
          />
        </OptionSection>
      )}
      {offers('colors') && (
        <OptionSection
          label="Colors"
          value={colors.length ? String(colors.length) : null}
          isOpenAtFirst
        >
          <ColorChoice
            colors={looks.colors}
            value={colors}
            onChange={(value) => choose({ colors: value })}
          />
        </OptionSection>
      )}
      {offers('designer') && (
        <OptionSection label="In the style of" value={labelOf(looks.designers, designer)}>
          <TileGroup
            label="In the style of"
            options={looks.designers}
            value={designer}
            onChange={(value) => choose({ designer: value })}
            picture={({ label, swatches }) => (
              <DesignerMark name={label} swatches={swatches} className="size-full" />
            )}
          />
        </OptionSection>
      )}
      {offers('location') && (
        <OptionSection label="Location" value={labelOf(looks.locations, location)}>
          <TileGroup
            label="Location"
            options={looks.locations}
            value={location}
            onChange={(value) => choose({ location: value })}
            picture={({ swatches }) => <PlaceScene swatches={swatches} className="size-full" />}
          />
        </OptionSection>
      )}
      {offers('customPrompt') && (
        <div className="py-5">
          <Field label="In your words" isOptional>
            <Textarea
              rows={3}
              maxLength={MAX_WISH_CHARACTERS}
              placeholder="Dark herringbone floor, white ceiling, lots of plants"
              value={customPrompt ?? ''}
              onChange={(event) => choose({ customPrompt: event.target.value || null })}
            />
          </Field>
        </div>
      )}
    </div>
  )
}
