export interface DesignFilter {
  isFavorite?: boolean
  roomType?: string
}

const YES = ['1', 'true']

/** Reads `?favorite&roomType`; ignores unknown values. */
export function designFilter({ favorite, roomType }: Record<string, unknown>): DesignFilter {
  return {
    isFavorite: YES.includes(String(favorite)),
    ...(typeof roomType === 'string' ? { roomType } : {}),
  }
}
