export const MAX_AREAS_PER_FARM = 50
export const MAX_AREA_NAME_CHARACTERS = 80

export type Corner = [longitude: number, latitude: number]
