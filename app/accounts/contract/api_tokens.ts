export const TOKEN_ABILITIES = ['read', 'create', 'update', 'delete'] as const
export type TokenAbility = (typeof TOKEN_ABILITIES)[number]

export const DEFAULT_TOKEN_ABILITIES: readonly TokenAbility[] = ['read']

export const MAX_TOKEN_NAME_CHARACTERS = 60
export const MAX_TOKENS_PER_PERSON = 50

/** Lets secret scanners recognize leaked tokens. */
export const TOKEN_PREFIX = 'vesta_pat_'
