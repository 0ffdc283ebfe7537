CREATE TABLE "recall_notices" (
	"recall_key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"mail_key" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_notices_recall_key_order_id_pk" PRIMARY KEY("recall_key","order_id")
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"key" text PRIMARY KEY NOT NULL,
	"product_keys" text[] NOT NULL,
	"recalled_on" text NOT NULL,
	"hazards" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"affected" jsonb NOT NULL,
	"remedies" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recall_notices" ADD CONSTRAINT "recall_notices_recall_key_recalls_key_fk" FOREIGN KEY ("recall_key") REFERENCES "public"."recalls"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notices" ADD CONSTRAINT "recall_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_notices_order" ON "recall_notices" USING btree ("order_id");