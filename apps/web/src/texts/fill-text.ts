export type TextParams = Readonly<Record<string, string | number>>

export function fillText(template: string, params: TextParams): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
