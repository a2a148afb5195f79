import { ThemePicture } from '#app/designs/looks/ui/theme_picture'
import type { LookOption } from '#app/designs/ui/types'

interface ThemeStripProps {
  themes: readonly LookOption[]
  value: string | null
  onChange: (value: string | null) => void
}

/** All themes in a row under the thumb. Choosing again clears it. */
export function ThemeStrip({ themes, value, onChange }: ThemeStripProps) {
  return (
    <div
      role="group"
      aria-label="Theme"
      className="-mx-5 flex gap-2 overflow-x-auto px-5 pt-1 [scrollbar-width:none] md:hidden"
    >
      {themes.map((theme) => (
        <button
          key={theme.id}
          type="button"
          aria-pressed={theme.id === value}
          title={theme.description}
          onClick={() => onChange(theme.id === value ? null : theme.id)}
          className="group w-20 shrink-0 rounded-6 text-left"
        >
          <span className="block h-11 overflow-hidden rounded-6 outline-offset-2 outline-brass group-aria-pressed:outline-2">
            <ThemePicture
              themeId={theme.id}
              swatches={theme.swatches}
              className="size-full rounded-6"
            />
          </span>
          <span className="mt-1 block truncate text-12 text-muted group-aria-pressed:text-ink">
            {theme.label}
          </span>
        </button>
      ))}
    </div>
  )
}
