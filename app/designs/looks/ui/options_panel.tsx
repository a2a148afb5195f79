import { MAX_WISH_CHARACTERS } from '#app/designs/design_limits'
import { ColorChoice } from '#app/designs/looks/ui/color_choice'
import { lookLabelOf } from '#app/designs/looks/ui/look_words'
import { DesignerMark, OptionSection, TileGroup } from '#app/designs/looks/ui/option_tiles'
import { RoomChoice } from '#app/designs/looks/ui/room_choice'
import { ThemePicture } from '#app/designs/looks/ui/theme_picture'
import type { DesignOptions, Engine, Looks } from '#app/designs/ui/types'
import { Field } from '#app/kit/form/field'
import { Textarea } from '#app/kit/form/textarea'

interface OptionsPanelProps {
  engine: Engine
  looks: Looks
  options: DesignOptions
  choose: (change: Partial<DesignOptions>) => void
  /** a look for several rooms leaves the room open */
  isForOneRoom?: boolean
  /** on phones, the bar shows the themes */
  hasThemesBelow?: boolean
}

export function OptionsPanel({
  engine,
  looks,
  options,
  choose,
  isForOneRoom = true,
  hasThemesBelow = false,
}: OptionsPanelProps) {
  const { roomType, theme, designer, location, colors, customPrompt } = options
  const offers = (option: keyof DesignOptions) => engine.options.includes(option)

  return (
    <div className="flex flex-col">
      {offers('theme') && (
        <OptionSection
          label="Theme"
          value={lookLabelOf(looks.themes, theme)}
          isOpenAtFirst
          isOnlyWide={hasThemesBelow}
        >
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
      {isForOneRoom && offers('roomType') && (
        <OptionSection
          label="Room"
          value={lookLabelOf(looks.room_types, roomType) ?? 'As in your photo'}
        >
          <RoomChoice
            rooms={looks.room_types}
            value={roomType}
            onChange={(value) => choose({ roomType: value })}
          />
        </OptionSection>
      )}
      {offers('designer') && (
        <OptionSection label="In the style of" value={lookLabelOf(looks.designers, designer)}>
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
        <OptionSection label="Location" value={lookLabelOf(looks.locations, location)}>
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

interface PlaceSceneProps {
  /** walls, floor, color of the place */
  swatches: readonly string[]
  className?: string
}

/** A place, seen through an arched window. */
function PlaceScene({ swatches, className = '' }: PlaceSceneProps) {
  const [wall, floor = wall, place = floor] = swatches
  return (
    <svg viewBox="0 0 96 72" aria-hidden preserveAspectRatio="xMidYMid slice" className={className}>
      <path d="M0 0h96v72H0z" fill={wall} />
      <path d="M0 60h96v12H0z" fill={floor} />
      <path d="M30 60V30a18 18 0 0 1 36 0v30z" fill={place} />
      <path d="M30 60V30a18 18 0 0 1 36 0v30z" fill="#fff" fillOpacity=".2" />
      <circle cx="55" cy="28" r="6" fill={wall} />
      <path d="M30 48c8-7 13-3 18-7s11-3 18 2v17H30z" fill={place} />
      <path
        d="M30 60V30a18 18 0 0 1 36 0v30M48 12v48M30 38h36"
        fill="none"
        stroke={wall}
        strokeWidth="1.5"
      />
      <path d="M26 60h44" stroke="#000" strokeOpacity=".2" strokeWidth="2" />
    </svg>
  )
}
