import { useEffect, type ReactNode } from 'react'
import { cartOf } from '../../../features/cart/open-cart.ts'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useSectionForm } from '../../../features/checkout/use-section-form.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { useDeliveryChoices, usePriceOf } from './delivery-choices.ts'
import { MethodChoices } from './method-choices.tsx'
import type { PartProps } from './part-props.ts'
import { SectionForm } from './section-form.tsx'
import { SectionFrame } from './section-frame.tsx'

function DeliveryForm({ model: { checkout }, onEdit, onDone }: PartProps): ReactNode {
  const shop = useShop()
  const { text } = useTexts(checkoutTexts)
  const form = useSectionForm({ form: 'delivery', onDone })
  const { shippingMethods: methods } = checkout
  const choices = useDeliveryChoices(methods)
  const selected = methods.find((method) => method.selected)
  const ownStore = methods.find(({ isOwnStore }) => isOwnStore)
  const chosen = selected ?? ownStore ?? methods[0]
  // Sent at once, so that the sums beside it include the choice.
  const choose = (shippingMethodKey: string) => {
    onEdit('delivery')
    cartOf(shop)
      .send({ $type: 'SetShippingMethodCommand', shippingMethodKey, resolveCheckoutData: true })
      .catch((error: unknown) => shop.reportError(error, 'warn'))
  }
  const preselected = selected ? undefined : ownStore?.key
  useEffect(() => {
    if (preselected !== undefined) choose(preselected)
    // Once for each store, as if it had been pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [preselected])
  return (
    <SectionForm name="delivery" form={form} onTouch={() => onEdit('delivery')}>
      <MethodChoices
        name="shippingMethodKey"
        label={text('deliveryMethod')}
        chosen={chosen?.key}
        choices={choices}
        onChoose={choose}
      />
    </SectionForm>
  )
}

export function DeliveryPart(props: PartProps): ReactNode {
  const { model, page, state, onEdit } = props
  const priceOf = usePriceOf()
  const chosen = model.checkout.shippingMethods.find(({ selected }) => selected)
  return (
    <SectionFrame
      section="delivery"
      state={state}
      pageUrl={page.pageUrl}
      onEdit={onEdit}
      summary={
        chosen && (
          <>
            <p>{`${chosen.name}, ${priceOf(chosen)}`}</p>
            {chosen.estimatedDelivery !== '' && <p>{chosen.estimatedDelivery}</p>}
          </>
        )
      }
    >
      <DeliveryForm {...props} />
    </SectionFrame>
  )
}
