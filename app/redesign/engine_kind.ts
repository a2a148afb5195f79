/** Who makes a design: the engine on this server, or the service or model that the settings name. */
export const ENGINE_KINDS = ['builtin', 'hosted'] as const
export type EngineKind = (typeof ENGINE_KINDS)[number]
