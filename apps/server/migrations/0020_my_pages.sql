CREATE TABLE "activated_offers" (
	"brand" text NOT NULL,
	"customer_id" uuid NOT NULL,
	"promotion_key" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activated_offers_customer_id_promotion_key_pk" PRIMARY KEY("customer_id","promotion_key")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcel" jsonb;--> statement-breakpoint
ALTER TABLE "order_returns" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "descriptions" jsonb;