export interface DesignOptions {
  roomType: string | null
  designer: string | null
  location: string | null
  theme: string | null
  colors: string[]
  customPrompt: string | null
}

type GivenOptions = { [Key in keyof DesignOptions]?: DesignOptions[Key] | undefined }

export function wholeOptions(given: GivenOptions | null | undefined): DesignOptions {
  return {
    roomType: given?.roomType ?? null,
    designer: given?.designer ?? null,
    location: given?.location ?? null,
    theme: given?.theme ?? null,
    colors: given?.colors ?? [],
    customPrompt: given?.customPrompt ?? null,
  }
}
