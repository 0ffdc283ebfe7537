import { sql, type SQL } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { PictureUse } from '@firkant/domain/studio/media/media-calls.ts'
import type { AltLanguage, PictureUseKind } from '@firkant/domain/studio/media/picture-rules.ts'
import type { Queries } from '../../../platform/database/database.ts'

interface UseRow extends Record<string, unknown> {
  readonly file: string
  readonly kind: PictureUseKind
  /** One thing that shows it, however often. */
  readonly thing: string
  readonly brand: BrandKey | null
  readonly language: AltLanguage | null
  readonly name: string
  readonly path: string | null
  readonly isDraft: boolean
  readonly alt: string | null
}

export interface UsesOf {
  readonly files: readonly string[]
  /** Of the names of products and categories. */
  readonly language: string
  readonly now: Date
}

/**
 * Versions of pages that anybody sees, or may come to see: the one that is live, all that are newer, and what change sets
 * put in a page's place for a time that is not over. Older ones are history.
 */
const currentVersions = (now: Date): SQL => sql`
  select 'page ' || p.id as thing, p.brand, p.language, p.path, v.title as name,
    v.state = 'draft' or (v.layer = 0 and coalesce(v.version <> live.version, true)) as is_draft,
    jsonb_build_array(v.blocks, v.listing, v.article, v.image) as doc
  from pages p
  left join lateral (select max(l.version) as version from page_versions l where l.page_id = p.id and l.layer = 0
    and l.state = 'published' and (l.publish_at is null or l.publish_at <= ${now})
    and (l.unpublish_at is null or l.unpublish_at > ${now})) live on true
  join page_versions v on v.page_id = p.id and case when v.layer = 0
    then v.version >= coalesce(live.version, (select max(n.version) from page_versions n where n.page_id = p.id and n.layer = 0))
    else v.unpublish_at is null or v.unpublish_at > ${now} end`

/** What employees work on and have not published yet. */
const openDrafts = sql`
  select 'draft ' || d.set_id || ' ' || d.document as thing, d.brand, split_part(d.document, '/', 2) as language, null as path,
    s.name, true as is_draft, d.value as doc
  from change_set_documents d join change_sets s on s.id = d.set_id where s.state in ('draft', 'shared', 'asked')`

/** Every place of a document that names one of the files, with what it says of it there. */
const namedIn = (doc: SQL): SQL => sql`
  cross join lateral jsonb_path_query(${doc}, 'strict $.**') as part
  cross join lateral (select case jsonb_typeof(part) when 'string' then part #>> '{}' when 'object' then part ->> 'file' end as file,
    case jsonb_typeof(part) when 'object' then part ->> 'alt' end as alt) named
  join wanted on wanted.file = named.file`

function usesQuery({ files, language, now }: UsesOf): SQL {
  return sql`
  with wanted as (select unnest(${sql.param([...files])}::text[]) as file),
    patterns as (select array_agg('%' || replace(replace(to_json(file)::text, '\\', '\\\\'), '_', '\\_') || '%') as pattern from wanted),
    documents as materialized (select * from (${currentVersions(now)} union all ${openDrafts}) c where c.doc::text like any ((select pattern from patterns)::text[])),
    frames as materialized (select brand, language, key, value from (select brand, language, key, value from settings
      union all select brand, language, key, value from setting_windows where unpublish_at is null or unpublish_at > ${now}) s where s.value::text like any ((select pattern from patterns)::text[]))
  select wanted.file, 'page' as kind, d.thing, d.brand, nullif(d.language, '') as language, d.name, d.path,
    d.is_draft as "isDraft", named.alt from documents d ${namedIn(sql`d.doc`)}
  union select wanted.file, case when f.key like '%feed:%' then 'feed' else 'frame' end, f.brand || f.language || f.key,
    f.brand, nullif(f.language, ''), f.key, null, false, named.alt from frames f ${namedIn(sql`f.value`)}
  union select wanted.file, 'product', i.product_key, null, null, coalesce(t.name || ', ' || t.subtitle, i.product_key), null,
    false, i.alt ->> ${language}
    from wanted join product_images i on i.file = wanted.file
    left join product_texts t on t.product_key = i.product_key and t.language = ${language}
  union select wanted.file, 'category', c.key, null, null, coalesce(t.name, c.key), null, false, null
    from wanted join categories c on c.image_file = wanted.file
    left join category_texts t on t.category_key = c.key and t.language = ${language}
  union select wanted.file, 'room', r.key, null, null, coalesce(r.names ->> ${language}, r.key), null, false, null
    from rooms r cross join lateral jsonb_each_text(r.images) e join wanted on wanted.file = e.value
  union select wanted.file, 'maker', b.key, null, null, b.name, null, false, null
    from wanted join product_brands b on b.image_file = wanted.file`
}

async function readUses(db: Queries, uses: UsesOf): Promise<readonly UseRow[]> {
  if (uses.files.length === 0) return []
  const { rows } = await db.execute<UseRow>(usesQuery(uses))
  return rows
}

const thingOf = ({ kind, thing }: UseRow) => `${kind} ${thing}`

/** How many things show each of the files. */
export async function countUses(db: Queries, uses: UsesOf): Promise<ReadonlyMap<string, number>> {
  const things = Map.groupBy(await readUses(db, uses), ({ file }) => file)
  return new Map([...things].map(([file, rows]) => [file, new Set(rows.map(thingOf)).size]))
}

const ORDER: Readonly<Record<PictureUseKind, number>> = {
  page: 0,
  frame: 1,
  feed: 2,
  category: 3,
  room: 4,
  maker: 5,
  product: 6,
}

/** All that shows one file, pages first. */
export async function listUses(
  db: Queries,
  { file, ...of }: Omit<UsesOf, 'files'> & { readonly file: string },
): Promise<readonly PictureUse[]> {
  const rows = await readUses(db, { ...of, files: [file] })
  const uses = [...Map.groupBy(rows, thingOf).values()].flatMap((same): readonly PictureUse[] => {
    const [first] = same
    if (!first) return []
    const { kind, brand, language, name, path } = first
    return [
      {
        kind,
        name,
        ...(brand && { brand }),
        ...(language && { language }),
        ...(path !== null && { path }),
        ...(same.every(({ isDraft }) => isDraft) && { isDraft: true }),
        alts: [...new Set(same.flatMap(({ alt }) => alt ?? []))],
      },
    ]
  })
  const nameOf = ({ brand, language, name }: PictureUse) => `${brand ?? ''} ${language ?? ''} ${name}`
  return uses.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind] || nameOf(a).localeCompare(nameOf(b)))
}
