import type { ReactNode } from 'react'
import type { RoomPlanModel } from '@firkant/domain/page/models/room-plan-model.ts'
import { toCm } from '@firkant/domain/room-plan/room-plan.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { roomPlanTexts } from '../room-plan.texts.ts'
import type { RoomPlanner } from '../use-room-plan.ts'
import style from './offered-goods.module.css'

interface OfferedGoodsProps extends Pick<RoomPlanModel, 'offered'> {
  readonly planner: RoomPlanner
}

const FROM = { asked: 'fromAsked', cart: 'fromCart', list: 'fromList' } as const

/** From the cart and the wish list into the room. Plain links; with scripts nothing is loaded. */
export function OfferedGoods({ offered, planner }: OfferedGoodsProps): ReactNode {
  const { text } = useTexts(roomPlanTexts)
  const { frame } = useFrame()
  return (
    <section className={style.goods}>
      <h2 className={style.title}>{text('goods')}</h2>
      {offered.length === 0 && <p className={style.empty}>{text('noGoods')}</p>}
      <ul className={style.list}>
        {offered.map(({ sku, from, addUrl }) => {
          const good = planner.known.get(sku)
          if (!good) return null
          return (
            <li key={sku} className={style.good}>
              {good.image && <Image image={good.image} sizes="72px" ratio="1:1" className={style.picture} decorative />}
              <div className={style.words}>
                <p className={style.from}>{text(FROM[from])}</p>
                <p className={style.name}>{good.name}</p>
                <p className={style.detail}>
                  {text('size', { width: String(toCm(good.widthMm)), depth: String(toCm(good.depthMm)) })}
                </p>
              </div>
              <a
                href={addUrl}
                className={style.put}
                aria-label={text('putNamed', { name: good.name })}
                onClick={(event) => {
                  event.preventDefault()
                  planner.add(sku)
                }}
              >
                <Icon name="plus" className={style.sign} />
                {text('put')}
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={frame?.menuPage ?? '/'} data-part="text-link">
          {text('find')}
        </a>
      </p>
    </section>
  )
}
