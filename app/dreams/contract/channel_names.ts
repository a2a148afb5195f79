export const dreamChannel = (id: number) => `private-dream.${id}`

export const dreamPresence = (id: number) => `presence-dream.${id}`
