ALTER TABLE "payments" ADD COLUMN "captured_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payments" SET "captured_at" = "changed_at" WHERE "state" = 'captured';--> statement-breakpoint
-- A refund has changed these since; money is taken when the goods leave.
UPDATE "payments" p SET "captured_at" = coalesce(
  (SELECT min(h."at") FROM "order_history" h WHERE h."order_id" = p."order_id" AND h."to_state" IN ('shipped', 'delivered')),
  p."changed_at") WHERE p."state" IN ('partlyRefunded', 'refunded');
